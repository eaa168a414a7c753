import type { Unlike } from '#documents/field-differences.ts'
import { UnlikeSaid } from '#documents/web/field-differences.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly others: readonly Unlike[]
  readonly onInsist: () => void
}

/** The picture contradicts the request, which cannot be changed any more: the sender must confirm. */
export function PaperDoubted({ others, onInsist }: Props) {
  return (
    <div className="paper-checked" role="alert">
      <Note tone="warn" icon="warning-circle-fill">
        {others.map((one) => (
          <UnlikeSaid key={one.field} {...one} />
        ))}
        <p>این تصویر هنوز به پرونده نرفته است. اگر همین درست است بفرستید، وگرنه تصویر دیگری انتخاب کنید.</p>
        <Button kind="tonal" size="small" onClick={onInsist}>
          فرستادن همین تصویر
        </Button>
      </Note>
    </div>
  )
}
