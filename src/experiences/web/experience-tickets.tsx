import type { ExperienceOrdered } from '#experiences/responses.ts'
import { whenSays } from '#experiences/slot-words.ts'
import { agesSay, unitName } from '#experiences/unit-words.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly experience: ExperienceOrdered
  /** of which page it is a section */
  readonly part: 'checkout-section' | 'order-part'
}

/** What is bought, for when and for whom. */
export function ExperienceTickets({ experience, part }: Props) {
  const { optionTitle, cityName, leader, units } = experience
  return (
    <section className={`card ${part}`} data-logged="" aria-labelledby="experience-tickets">
      <h2 id="experience-tickets">بلیت‌ها</h2>
      <dl className="experience-facts">
        <Fact label="زمان">{whenSays(experience)}</Fact>
        {cityName !== '' && <Fact label="شهر">{cityName}</Fact>}
        {optionTitle !== null && <Fact label="نوع">{optionTitle}</Fact>}
        <Fact label="به نام">{leader}</Fact>
      </dl>
      <ul className="experience-steps">
        {units.map((unit) => (
          <li key={unit.title}>
            <span>{[unitName(unit), agesSay(unit.ages)].filter(Boolean).join('، ')}</span>
            <b>{persianDigits(unit.count)} بلیت</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
