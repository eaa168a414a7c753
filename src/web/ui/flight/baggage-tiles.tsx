import './baggage-tiles.css'
import { Icon } from '#web/ui/icon.tsx'

const pieces = {
  checked: { icon: 'suitcase-rolling-duotone', words: 'بار تحویلی' },
  cabin: { icon: 'handbag-duotone', words: 'داخل کابین' },
  infant: { icon: 'baby-duotone', words: 'نوزاد' },
} as const

/** «۲۰ کیلو» per kind; missing kinds are not shown. */
export function BaggageTiles(allowance: { checked?: string; cabin?: string; infant?: string }) {
  return (
    <ul className="baggage-tiles">
      {(['checked', 'cabin', 'infant'] as const).map((piece) => {
        const { icon, words } = pieces[piece]
        return (
          allowance[piece] && (
            <li key={piece}>
              <Icon name={icon} size="medium" />
              <b>{allowance[piece]}</b>
              <small>{words}</small>
            </li>
          )
        )
      })}
    </ul>
  )
}
