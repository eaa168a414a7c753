import { useSearchParams } from 'react-router'

interface Props {
  readonly hotels: readonly { readonly id: string; readonly name: string; readonly cityName: string }[]
  readonly chosen: string
}

/** Only for who has several. */
export function HotelChoice({ hotels, chosen }: Props) {
  const [, setParams] = useSearchParams()
  if (hotels.length < 2) return null
  return (
    <select
      className="field-input"
      aria-label="هتل"
      value={chosen}
      onChange={({ target }) => setParams({ property: target.value })}
    >
      {hotels.map(({ id, name, cityName }) => (
        <option key={id} value={id}>
          {name}، {cityName}
        </option>
      ))}
    </select>
  )
}
