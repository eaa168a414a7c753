import './landing-about.css'
import { persianDigits } from '#money/digits.ts'
import type { LandingContent } from '#storefront/responses.ts'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'

type Props = Pick<LandingContent, 'cityName' | 'paragraphs' | 'facts' | 'airports' | 'airlines'>

export function LandingAbout({ cityName, paragraphs, facts, airports, airlines }: Props) {
  return (
    <section className="landing-about" aria-labelledby="landing-about">
      <div>
        <h2 id="landing-about">پرواز به {cityName}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {airlines.length > 0 && <Airlines airlines={airlines} />}
      </div>
      <dl className="card">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {airports.map(({ iata, name, nameEn }) => (
          <div key={iata}>
            <dt>
              {name}
              <small lang="en" className="ltr">
                {nameEn}
              </small>
            </dt>
            <dd className="code">{iata}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Airlines({ airlines }: Pick<Props, 'airlines'>) {
  return (
    <ul className="landing-airlines" aria-label="ایرلاین‌ها">
      {airlines.map(({ iata, name, colours, weeklyFlights }) => (
        <li key={iata}>
          <AirlineTile iata={iata} colours={colours} />
          <span>
            <b>{name}</b>
            <small>{persianDigits(weeklyFlights)} پرواز در هفته</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
