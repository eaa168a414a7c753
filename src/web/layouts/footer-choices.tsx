import './footer-choices.css'
import { useLocation } from 'react-router'
import { calendars, moneyUnits, otherCurrencies } from '#web/display/choices.ts'
import { displayFrom } from '#web/display/display.ts'
import { ThemeSwitch } from '#web/ui/fields/theme-switch.tsx'

/** `/multi-lang` in short: each press is its form sent whole, and leads back here. */
export function FooterChoices({ display }: { readonly display: string }) {
  const { pathname, search } = useLocation()
  const { money, calendar, currency = '' } = displayFrom(display)
  return (
    <div className="wrap footer-choices">
      <form method="post" action="/multi-lang">
        <fieldset>
          <legend>پول</legend>
          <div className="footer-choice">
            {moneyUnits.map(({ value, words }) => (
              <Choice key={value} name="money" value={value} words={words} isChosen={value === money} />
            ))}
            {otherCurrencies.map(({ value, words }) => (
              <Choice
                key={value}
                name="currency"
                value={value === currency ? '' : value}
                words={words}
                says={`معادل ${words} کنار قیمت`}
                isChosen={value === currency}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>تقویم</legend>
          <div className="footer-choice">
            {calendars.map(({ value, words }) => (
              <Choice key={value} name="calendar" value={value} words={words} isChosen={value === calendar} />
            ))}
          </div>
        </fieldset>
        {/* behind the buttons: of two of a name the first is read, and that is what was pressed */}
        <input type="hidden" name="money" value={money} />
        <input type="hidden" name="currency" value={currency} />
        <input type="hidden" name="calendar" value={calendar} />
        <input type="hidden" name="back" value={pathname + search} />
      </form>
      <div>
        <span aria-hidden="true">نما</span>
        <ThemeSwitch isBare />
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly words: string
  readonly says?: string
  readonly isChosen: boolean
}

function Choice({ name, value, words, says, isChosen }: ChoiceProps) {
  return (
    <button type="submit" name={name} value={value} aria-label={says} aria-pressed={isChosen}>
      {words}
    </button>
  )
}
