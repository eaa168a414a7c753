import { useId } from 'react'
import { ATTACHMENT } from '#documents/attachment.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly disabled: boolean
  readonly onFile: (file: File) => void
}

/** A native file field: a phone offers its camera there. */
export function FileChoice({ disabled, onFile }: Props) {
  const id = useId()
  return (
    <span className="support-file-choice">
      <input
        id={id}
        type="file"
        className="only-spoken"
        accept={ATTACHMENT.accept}
        disabled={disabled}
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? []
          input.value = '' // allows the same file again
          if (file !== undefined) onFile(file)
        }}
      />
      <label htmlFor={id} className="icon-button" title="پیوست تصویر یا PDF">
        <Icon name="paperclip-bold" />
        <span className="only-spoken">پیوست تصویر یا PDF</span>
      </label>
    </span>
  )
}
