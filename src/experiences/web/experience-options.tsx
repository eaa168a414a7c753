import { Link } from 'react-router'
import { cutOffSays } from '#experiences/cut-off-words.ts'
import type { ExperienceOptionView } from '#experiences/responses.ts'
import type { LinkTo } from '#experiences/web/experience-body.tsx'

interface Props {
  readonly options: readonly ExperienceOptionView[]
  readonly chosen: ExperienceOptionView
  readonly link: LinkTo
}

export function ExperienceOptions({ options, chosen, link }: Props) {
  return (
    <section className="card experience-part" aria-labelledby="experience-options">
      <h2 id="experience-options">کدام نوع؟</h2>
      <ul className="experience-choices">
        {options.map(({ optionRef, title, cutOffMinutes }) => (
          <li key={optionRef}>
            <Link
              className="experience-choice"
              to={link({ option: optionRef, day: null, slot: null, units: null })}
              aria-current={optionRef === chosen.optionRef || undefined}
              preventScrollReset
              replace
            >
              <b dir="auto">{title}</b>
              <small>لغو رایگان {cutOffSays(cutOffMinutes)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
