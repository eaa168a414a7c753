import type { LinkTo } from '#experiences/web/experience-body.tsx'
import type { ExperiencePageView } from '#experiences/web/experience-page.server.ts'
import { type DaySeen, MonthDays } from '#experiences/web/month-days.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly shown: ExperiencePageView
  readonly link: LinkTo
}

/** The days on which there is room, a month at a time. */
export function ExperienceDays({ shown, link }: Props) {
  const { month, days, day, today } = shown
  if (days === null)
    return (
      <Note
        tone="warn"
        action={
          <LinkButton to={link({})} kind="tonal" size="small">
            دوباره
          </LinkButton>
        }
      >
        برگزارکننده همین حالا روزهای خالی را نمی‌گوید؛ کمی بعد دوباره بزنید.
      </Note>
    )
  const open = days.filter(({ isAvailable }) => isAvailable)
  const seen = open.map(({ day: one, isLast }) => [one, isLast ? last : roomy] as const)
  return (
    <MonthDays
      title="روزهایی که جا هست"
      month={month}
      chosen={day}
      today={today}
      days={Object.fromEntries(seen)}
      foot={
        open.length === 0
          ? 'در این ماه روز خالی نیست؛ ماه بعد را ببینید.'
          : 'روز را به وقت محلی همان شهر بخوانید.'
      }
      link={({ month: other, day: one }) =>
        one === undefined
          ? link({ month: other ?? month, day: null, slot: null })
          : link({ month, day: one === day ? null : one, slot: null })
      }
    />
  )
}

const roomy: DaySeen = { small: '', says: 'جا دارد', tone: 'good' }
const last: DaySeen = { small: 'کم', says: 'جاهای آخر', tone: 'warn' }
