import './visa-bar.css'
import { priceText } from '#money/display-unit.ts'
import type { PriceReckoned } from '#visas/price.ts'
import { applicantsInWords } from '#visas/web/visa-words.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'

export function VisaBar({ price }: { readonly price: PriceReckoned }) {
  return (
    <div className="visa-bar">
      <div>
        <small>جمع، {applicantsInWords(price.applicants)}</small>
        <Price amount={priceText(price.total)} />
      </div>
      <Button type="submit" form="visa-choice" size="large">
        ادامه
      </Button>
    </div>
  )
}
