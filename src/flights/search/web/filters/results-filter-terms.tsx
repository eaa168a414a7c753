import { memo } from 'react'
import type { Counts } from '#flights/search/filter-counts.ts'
import type { BagKey, CabinKey, RefundKey } from '#flights/search/filters.ts'
import type { PartProps } from '#flights/search/web/filters/results-filter-choices.tsx'
import {
  CheckRows,
  RadioRows,
  tellingApart,
  tellingPricesApart,
  toggled,
} from '#flights/search/web/filters/results-filter-rows.tsx'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { persianDigits } from '#money/digits.ts'

function bagWords(key: BagKey): string {
  if (key === 0) return 'همه'
  return key === 1 ? 'با بار تحویلی' : `دست‌کم ${persianDigits(key)} کیلو`
}

export const BagFilter = memo(function BagFilter(props: PartProps<BagKey, Counts['bags']>) {
  const { chosen, choices, whole, change } = props
  const keys = tellingPricesApart(whole)
  if (keys.length < 2 && chosen === 0) return null
  return (
    <RadioRows
      legend="بار تحویلی هر مسافر"
      name="bag"
      chosen={chosen}
      choices={choices}
      keys={keys}
      wordsOf={bagWords}
      onChoose={(bag) => change({ bag })}
    />
  )
})

function refundWords(key: RefundKey): string {
  if (key === 100) return 'همه'
  if (key === 99) return 'قابل استرداد'
  return key === 0 ? 'بدون جریمه' : `جریمه حداکثر\u00a0${persianDigits(key)}٪`
}

export const RefundFilter = memo(function RefundFilter(props: PartProps<RefundKey, Counts['refunds']>) {
  const { chosen, choices, whole, change } = props
  const keys = tellingApart(whole)
  if (keys.length < 2 && chosen === 100) return null
  return (
    <RadioRows
      legend="استرداد"
      name="refund"
      chosen={chosen}
      choices={choices}
      keys={keys}
      wordsOf={refundWords}
      onChoose={(refund) => change({ refund })}
    />
  )
})

const cabinWords = (key: CabinKey) => cabinNames[key]

export const CabinFilter = memo(function CabinFilter(
  props: PartProps<readonly CabinKey[], Counts['cabins']>,
) {
  const { chosen, choices, whole, change } = props
  const keys = whole.filter(({ count }) => count > 0).map(({ key }) => key)
  if (keys.length < 2 && chosen.length === 0) return null
  return (
    <CheckRows
      legend="کلاس پرواز"
      name="cabins"
      chosen={chosen}
      choices={choices}
      keys={keys}
      wordsOf={cabinWords}
      onToggle={(key) => change({ cabins: toggled(chosen, key).toSorted() })}
    />
  )
})
