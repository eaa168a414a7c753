import './bag-parts.css'
import type { BagTexts } from '#flights/later-bags/web/bag-texts.ts'
import { Price } from '#web/ui/flight/price.tsx'

export function BagLines({ bags, total }: Pick<BagTexts, 'bags' | 'total'>) {
  return (
    <>
      <dl className="bag-lines">
        {bags.map(({ name, words, price, isRefunded }) => (
          <div key={name}>
            <dt>
              {name}، {words}
            </dt>
            <dd>{isRefunded ? 'پس داده شد' : <bdi dir="ltr">{price}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <p className="bag-total">
        <span>جمع</span> <Price amount={total} />
      </p>
    </>
  )
}
