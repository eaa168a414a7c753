import { Link } from 'react-router'
import { durationWords } from '#calendar/formatted.ts'
import { cutOffSays } from '#experiences/cut-off-words.ts'
import type { ExperienceListed } from '#experiences/responses.ts'
import { experiencePath } from '#experiences/web/order-paths.ts'
import { priceText } from '#money/display-unit.ts'
import { Scene } from '#web/art/scene.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly experience: ExperienceListed
  readonly day: string | null
  readonly month: string
}

export function ExperienceCard({ experience, day, month }: Props) {
  const { title, locale, summary, cityCode, kind, minutes, isInstant, cutOffMinutes, price, pricePer } =
    experience
  const chosen = new URLSearchParams({ month, ...(day !== null && { day }) })
  const to = `${experiencePath(experience.experienceId)}?${chosen}`
  return (
    <article className="card experience-card">
      <Scene cityCode={cityCode} arched alt="" />
      <div className="experience-card-words">
        <h3>
          <Link to={to} lang={locale} dir="auto">
            {title}
          </Link>
        </h3>
        {summary !== null && (
          <p lang={locale} dir="auto">
            {summary}
          </p>
        )}
        <p className="experience-tags">
          {minutes !== null && <Tag>{durationWords(minutes.from)}</Tag>}
          <Tag>{kind === 'start-time' ? 'ساعت شروع دارد' : 'هر ساعتی که باز است'}</Tag>
          {!isInstant && <Tag tone="warn">با تأیید برگزارکننده</Tag>}
        </p>
        <p>لغو رایگان {cutOffSays(cutOffMinutes)}</p>
      </div>
      <div className="experience-card-price">
        {price !== null && (
          <p>
            <small>{pricePer === 'party' ? 'همهٔ گروه با هم' : 'نفری از'}</small>
            <Price amount={priceText(price)} />
          </p>
        )}
        <LinkButton to={to} kind="tonal">
          دیدن روزها
        </LinkButton>
      </div>
    </article>
  )
}
