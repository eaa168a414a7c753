import type { OrderedLeg } from '#flights/booking/order-response.ts'
import { connectionWords } from '#flights/facts/connection-words.ts'
import { Note } from '#web/ui/states/note.tsx'

export function ConfirmStops({ legs }: { readonly legs: readonly OrderedLeg[] }) {
  const stops = legs.flatMap(({ leg, flightGroup: { connections } }) =>
    connections.map((stop, place) => ({
      key: `${leg} ${place}`,
      city: stop.cityName,
      sentences: connectionWords(stop).map(({ sentence }) => sentence),
    })),
  )
  const troubled = stops.filter(({ sentences }) => sentences.length > 0)
  if (troubled.length === 0) return null
  return (
    <Note tone="warn">
      <b>پیش از پرداخت، توقف‌های میان راه را ببینید.</b>
      <ul className="confirm-stops">
        {troubled.map(({ key, city, sentences }) => (
          <li key={key}>
            <b>{city}:</b> {sentences.join(' ')}
          </li>
        ))}
      </ul>
    </Note>
  )
}
