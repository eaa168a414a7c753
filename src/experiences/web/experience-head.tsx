import { durationWords } from '#calendar/formatted.ts'
import { cutOffSays } from '#experiences/cut-off-words.ts'
import type { ExperienceDetail } from '#experiences/responses.ts'
import { Scene } from '#web/art/scene.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function ExperienceHead({ experience }: { readonly experience: ExperienceDetail }) {
  const { title, locale, summary, cityCode, cityName, minutes, isInstant, cutOffMinutes } = experience
  const ofCity = {
    to: `/experiences?${new URLSearchParams({ city: cityCode || cityName })}`,
    words: cityName,
  }
  return (
    <header className="experience-head">
      <Scene cityCode={cityCode} arched eager alt="" />
      <div>
        <Trail above={[{ to: '/experiences', words: 'گشت‌ها' }, ...(cityName === '' ? [] : [ofCity])]} />
        <h1 lang={locale} dir="auto">
          {title}
        </h1>
        {summary !== null && (
          <p lang={locale} dir="auto">
            {summary}
          </p>
        )}
        <p className="experience-tags">
          {minutes !== null && <Tag>{durationWords(minutes.from)}</Tag>}
          <Tag tone={isInstant ? 'good' : 'warn'}>
            {isInstant ? 'تأیید همان لحظه' : 'با تأیید برگزارکننده'}
          </Tag>
          <Tag>لغو رایگان {cutOffSays(cutOffMinutes)}</Tag>
        </p>
      </div>
    </header>
  )
}
