import './help-hero.css'
import { persianDigits } from '#money/digits.ts'
import { Scene } from '#web/art/scene.tsx'
import { HelpSearch } from '#web/ui/search/help-search.tsx'

/** Windows on three places of home. */
const windows = ['AZD', 'THR', 'SYZ'] as const

export function HelpHero({ typed, count }: { readonly typed: string; readonly count: number }) {
  return (
    <section className="help-hero" aria-labelledby="help-title">
      <div className="wrap">
        <div>
          <h1 id="help-title">چه کمکی می‌خواهید؟</h1>
          <p>{persianDigits(count)} پاسخ کوتاه، با عددهای خود ما.</p>
          <HelpSearch typed={typed} />
        </div>
        <div className="help-windows">
          {windows.map((city) => (
            <Scene key={city} cityCode={city} arched />
          ))}
        </div>
      </div>
    </section>
  )
}
