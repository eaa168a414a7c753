import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly title: string
  readonly near: readonly { readonly name: string; readonly walkMinutes: number }[]
}

export function HotelNear({ title, near }: Props) {
  return (
    <section className="card hotel-near">
      <h2>{title}</h2>
      <ul>
        {near.map(({ name, walkMinutes }) => (
          <li key={name}>
            <Icon name="person-simple-walk-bold" size="small" />
            {name}
            <b>{persianDigits(walkMinutes)} دقیقه</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
