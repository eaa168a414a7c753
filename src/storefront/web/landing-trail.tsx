import './landing-trail.css'
import { Link } from 'react-router'
import { indexPaths } from '#storefront/landing-paths.ts'
import type { LandingContent } from '#storefront/responses.ts'

export function LandingTrail({ isDomestic, cityName }: Pick<LandingContent, 'isDomestic' | 'cityName'>) {
  return (
    <nav className="landing-trail" aria-label="جای این صفحه">
      <ol>
        <li>
          <Link to="/">خانه</Link>
        </li>
        <li>
          {isDomestic ? (
            <Link to={indexPaths.all}>مقصدهای پرواز</Link>
          ) : (
            <Link to={indexPaths.international}>مقصدهای خارجی</Link>
          )}
        </li>
        <li aria-current="page">{cityName}</li>
      </ol>
    </nav>
  )
}
