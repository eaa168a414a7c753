import { Link, useSearchParams } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { lengths, priceCaps } from '#tours/filters.ts'

interface Choice {
  readonly key: string
  readonly value: string
  readonly words: string
}

interface Props {
  readonly airlines: readonly { readonly code: string; readonly name: string }[]
}

/** Links, so that they work before the script and stand in the address. */
export function TourFilterList({ airlines }: Props) {
  return (
    <nav className="tour-filters" aria-label="فیلترها">
      <Group
        title="شب‌ها"
        choices={Object.entries(lengths).map(([value, { words }]) => ({ key: 'length', value, words }))}
      />
      <Group
        title="هتل"
        choices={[3, 4, 5].map((stars) => ({
          key: 'stars',
          value: String(stars),
          words: `${persianDigits(stars)} ستاره`,
        }))}
      />
      <Group
        title="قیمت هر نفر"
        choices={priceCaps.map((cap) => ({
          key: 'price',
          value: String(cap),
          words: `تا ${priceText(cap * 10)}`,
        }))}
      />
      <Group
        title="وضعیت گروه"
        choices={[
          { key: 'group', value: 'sure', words: 'حرکت قطعی' },
          { key: 'room', value: 'left', words: 'با جای خالی' },
        ]}
      />
      <Group
        title="پرواز و ویزا"
        choices={[
          { key: 'by', value: 'scheduled', words: 'سیستمی' },
          { key: 'by', value: 'charter', words: 'چارتری' },
          { key: 'entry', value: 'free', words: 'بدون ویزا' },
        ]}
      />
      <Group
        title="ایرلاین"
        choices={airlines.map(({ code, name }) => ({ key: 'airline', value: code, words: name }))}
      />
    </nav>
  )
}

function Group({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  const [params] = useSearchParams()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key + choice.value}>
            <FilterLink choice={choice} params={params} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FilterLink({
  choice: { key, value, words },
  params,
}: {
  readonly choice: Choice
  readonly params: URLSearchParams
}) {
  const isOn = params.get(key) === value
  const next = new URLSearchParams(params)
  next.delete('day')
  if (isOn) next.delete(key)
  else next.set(key, value)
  return (
    <Link
      className="tour-filter"
      to={`/tours?${next}`}
      aria-current={isOn || undefined}
      preventScrollReset
      replace
    >
      {words}
    </Link>
  )
}
