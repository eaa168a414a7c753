import type { ExperienceDetail } from '#experiences/responses.ts'
import type { NoteKind } from '#experiences/supplier/experience.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Group {
  readonly kind: NoteKind
  readonly title: string
  readonly icon: IconName
}

const groups: readonly Group[] = [
  { kind: 'highlight', title: 'آنچه می‌بینید', icon: 'map-pin-duotone' },
  { kind: 'included', title: 'در قیمت هست', icon: 'check-circle-fill' },
  { kind: 'not-included', title: 'در قیمت نیست', icon: 'minus-bold' },
  { kind: 'before-booking', title: 'پیش از خرید', icon: 'info-duotone' },
  { kind: 'before-coming', title: 'پیش از آمدن', icon: 'info-duotone' },
  { kind: 'redeeming', title: 'در محل', icon: 'ticket-duotone' },
  { kind: 'access', title: 'دسترسی', icon: 'user-duotone' },
  { kind: 'more', title: 'بیشتر', icon: 'info-duotone' },
]

/** The programme in its supplier's own words. */
export function ExperienceNotes({ experience }: { readonly experience: ExperienceDetail }) {
  const { description, locale, notes } = experience
  const shown = groups.filter(({ kind }) => notes.some((note) => note.kind === kind))
  const times = experience.options.flatMap(({ startTimes }) => startTimes)
  if (description === null && shown.length === 0 && times.length === 0) return null
  return (
    <section className="card experience-part" aria-labelledby="experience-notes">
      <h2 id="experience-notes">برنامه</h2>
      {description !== null && (
        <p lang={locale} dir="auto">
          {description}
        </p>
      )}
      {times.length > 0 && (
        <p>ساعت‌های شروع: {[...new Set(times)].map(persianDigits).join('، ')} به وقت محلی</p>
      )}
      <div className="experience-notes">
        {shown.map(({ kind, title, icon }) => (
          <div key={kind}>
            <h3>{title}</h3>
            <ul>
              {notes
                .filter((note) => note.kind === kind)
                .map(({ text }) => (
                  <li key={text} data-tone={kind === 'included' ? 'good' : undefined}>
                    <Icon name={icon} size="small" />
                    <span lang={locale} dir="auto">
                      {text}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
