import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ButtonKind } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  readonly of?: string
  readonly words: string
  readonly icon: IconName
  readonly kind: ButtonKind
  readonly camera?: boolean
  readonly fault?: string | undefined
  readonly onFile: (file: File) => void
}

/** A native file field, so that every device offers what it has. */
export function PictureChoice({
  of = 'عکس گذرنامه',
  words,
  icon,
  kind,
  camera = false,
  fault,
  onFile,
}: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  function take(input: HTMLInputElement | null) {
    const [file] = input?.files ?? []
    if (input === null || file === undefined) return
    // allows the same file again
    input.value = ''
    onFile(file)
  }
  // a file chosen before hydration
  const takeEarly = useEffectEvent(() => take(field.current))
  useEffect(() => takeEarly(), [])
  return (
    <span className="picture-choice" data-camera={camera ? '' : undefined}>
      <input
        id={id}
        ref={field}
        type="file"
        className="only-spoken"
        accept="image/jpeg,image/png"
        capture={camera ? 'environment' : undefined}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault}
        onChange={(event) => take(event.currentTarget)}
      />
      <label htmlFor={id} className="button" data-kind={kind} data-size="small">
        <Icon name={icon} />
        <span>
          <span className="only-spoken">{of}: </span>
          {words}
        </span>
      </label>
    </span>
  )
}
