import { lazy, Suspense } from 'react'
import { comparedAtLeast } from '#flights/choosing/compared.ts'
import type { CompareProps } from '#flights/search/web/compare/results-compare.tsx'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'

const ResultsCompare = lazy(() => import('#flights/search/web/compare/results-compare.tsx'))

export function CompareTray(props: CompareProps) {
  const { compared, isOpen, open, clear } = props.comparing
  if (compared.length === 0) return null
  const isEnough = compared.length >= comparedAtLeast
  return (
    <section className="compare-tray" aria-label="مقایسه">
      <p role="status">
        {isEnough ? `${persianDigits(compared.length)} پرواز برای مقایسه` : 'یک پرواز دیگر هم انتخاب کنید'}
      </p>
      {isEnough && (
        <Button size="small" aria-haspopup="dialog" onClick={open}>
          مقایسه کنید
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={clear}>
        حذف همه
      </Button>
      {isOpen && (
        <Suspense>
          <ResultsCompare {...props} />
        </Suspense>
      )}
    </section>
  )
}
