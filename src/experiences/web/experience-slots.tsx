import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { ExperienceSlot } from '#experiences/responses.ts'
import { timeSays } from '#experiences/slot-words.ts'
import type { LinkTo } from '#experiences/web/experience-body.tsx'
import type { ExperiencePageView } from '#experiences/web/experience-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly shown: Pick<ExperiencePageView, 'day' | 'slots'>
  readonly chosen: ExperienceSlot | undefined
  readonly link: LinkTo
}

/** Start times of the day, or the hours in which it is open. */
export function ExperienceSlots({ shown: { day, slots }, chosen, link }: Props) {
  if (day === null) return null
  return (
    <section className="card experience-part" aria-labelledby="experience-slots">
      <h2 id="experience-slots">{weekdayDayMonth(Temporal.PlainDate.from(day))}</h2>
      {slots === null ? (
        <Note tone="warn" announced>
          برگزارکننده ساعت‌های این روز را نمی‌گوید؛ کمی بعد دوباره این روز را بزنید.
        </Note>
      ) : slots.length === 0 ? (
        <Note tone="warn" announced>
          جای این روز همین حالا پر شد؛ روز دیگری انتخاب کنید.
        </Note>
      ) : (
        <ul className="experience-choices">
          {slots.map((slot) => (
            <li key={slot.slotRef}>
              <Slot slot={slot} isChosen={slot.slotRef === chosen?.slotRef} link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SlotProps {
  readonly slot: ExperienceSlot
  readonly isChosen: boolean
  readonly link: LinkTo
}

function Slot({ slot, isChosen, link }: SlotProps) {
  const words = (
    <>
      <b>{timeSays(slot)}</b>
      <small>{leftSays(slot)}</small>
    </>
  )
  if (!slot.isAvailable) return <span className="experience-choice">{words}</span>
  return (
    <Link
      className="experience-choice"
      to={link({ slot: slot.slotRef })}
      aria-current={isChosen || undefined}
      preventScrollReset
      replace
    >
      {words}
    </Link>
  )
}

function leftSays({ isAvailable, vacancies, isLast }: ExperienceSlot): string {
  if (!isAvailable) return 'پر شد'
  if (vacancies === null) return 'جا دارد'
  return isLast ? `تنها ${persianDigits(vacancies)} جا` : `${persianDigits(vacancies)} جا`
}
