import './results-matrix.css'
import { lazy, Suspense, useState } from 'react'
import type { FoundProps } from '#flights/search/web/results/results-found.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ResultsMatrix = lazy(() => import('#flights/search/web/matrix/results-matrix.tsx'))

type Props = Pick<FoundProps, 'search' | 'look'>

export function MatrixDoor({ search, look }: Props) {
  const { back } = search
  const [wasOpened, setWasOpened] = useState(false)
  if (back === undefined) return null
  return (
    <details className="matrix-door" onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>
        <Icon name="calendar-blank-duotone" size="small" />
        رفت‌وبرگشت در روزهای نزدیک
      </summary>
      {wasOpened && (
        <Suspense>
          <ResultsMatrix search={search} back={back} look={look.params} />
        </Suspense>
      )}
    </details>
  )
}
