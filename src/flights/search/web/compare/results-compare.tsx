import './results-compare-table.css'
import type { MouseEvent } from 'react'
import type { Colours } from '#flights/search/web/card/results-card-ways.ts'
import { useFlightDetails } from '#flights/search/web/card/use-flight-details.ts'
import { CompareFacts } from '#flights/search/web/compare/results-compare-facts.tsx'
import { CompareFoot } from '#flights/search/web/compare/results-compare-foot.tsx'
import { CompareHeads } from '#flights/search/web/compare/results-compare-heads.tsx'
import { ComparePenalties } from '#flights/search/web/compare/results-compare-penalties.tsx'
import { CompareTerms } from '#flights/search/web/compare/results-compare-terms.tsx'
import type { Comparing } from '#flights/search/web/compare/use-comparing.ts'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export interface CompareProps {
  readonly comparing: Comparing
  readonly requestId: string
  readonly colours: Colours
  readonly pathTo: (proposalId: string) => string
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

export default function ResultsCompare(props: CompareProps) {
  const { comparing, requestId } = props
  const { compared, close } = comparing
  const ids = compared.map(({ proposalId }) => proposalId)
  const { details, fault, retry } = useFlightDetails(requestId, ids)
  return (
    <Modal open onClose={close} title={`مقایسهٔ ${persianDigits(compared.length)} پرواز`}>
      {fault && (
        <Note
          tone="bad"
          announced
          action={
            <Button kind="line" size="small" onClick={retry}>
              دوباره
            </Button>
          }
        >
          {fault}
        </Note>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="compare-scroll" role="region" aria-label="جدول مقایسه" tabIndex={0}>
        <table className="compare-table">
          <CompareHeads {...props} />
          <tbody>
            <CompareTerms compared={compared} details={details} />
            <CompareFacts requestId={requestId} compared={compared} />
          </tbody>
          <ComparePenalties details={details} />
          <CompareFoot {...props} details={details} />
        </table>
      </div>
    </Modal>
  )
}
