import './price-about.css'
import { lazy, Suspense } from 'react'
import { useRate } from '#web/display/use-rate.ts'
import { Price } from '#web/ui/flight/price.tsx'

const PriceAbout = lazy(() => import('#web/ui/flight/price-about.tsx'))

/** Where one still looks and compares: with its worth in the currency that the viewer chose. What is paid is a `Price`. */
export function LookingPrice(props: { readonly amount: string; readonly from?: boolean }) {
  const rate = useRate()
  if (rate === undefined) return <Price {...props} />
  return (
    <span>
      <Price {...props} />
      <Suspense>
        <PriceAbout amount={props.amount} rate={rate} />
      </Suspense>
    </span>
  )
}
