import { FINDINGS, type Finding } from '#documents/picture-check/finding-texts.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly of: string
  readonly findings: readonly Finding[]
  readonly onGoOn: () => void
}

/** What the device found wrong before sending: mended by another picture, or sent as it is. */
export function PictureDoubted({ of, findings, onGoOn }: Props) {
  return (
    <div className="paper-checked" role="alert">
      <Note tone="warn" icon="warning-circle-fill">
        <ul className="paper-findings">
          {findings.map((one) => (
            <li key={one}>
              <b>{FINDINGS[one].says}</b> {FINDINGS[one].mend}
            </li>
          ))}
        </ul>
        <p>هنوز فرستاده نشده است. تصویر دیگری انتخاب کنید، یا اگر همین خوب است ادامه دهید.</p>
        <Button kind="tonal" size="small" onClick={onGoOn}>
          با همین عکس ادامه می‌دهم<span className="only-spoken">: {of}</span>
        </Button>
      </Note>
    </div>
  )
}
