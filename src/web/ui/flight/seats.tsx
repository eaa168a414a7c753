import { memo } from 'react'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

export const fewSeats = 5
const counted = 9

export const Seats = memo(function Seats({ left }: { left: number }) {
  if (left > counted) return <Line>بیش از ۹ صندلی</Line>
  if (left > fewSeats) return <Line>{`${persianDigits(left)} صندلی`}</Line>
  return <Line isFew>{`${persianDigits(left)} صندلی مانده`}</Line>
})

function Line({ children, isFew }: { children: string; isFew?: boolean }) {
  return (
    <span className="seats" data-few={isFew ? '' : undefined}>
      <Icon name={isFew ? 'seat-fill' : 'seat'} />
      {children}
    </span>
  )
}
