import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface Typed {
  readonly text: string
  readonly write: (text: string) => void
}

interface MacroInsert {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly isChoosing: boolean
  readonly choose: () => void
  readonly close: () => void
  /** where the caret was */
  readonly insert: (ready: string) => void
}

/** A saved answer put into what is written; the caret is there afterwards. */
export function useMacroInsert({ text, write }: Typed): MacroInsert {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  return {
    field,
    isChoosing,
    choose: () => setChoosing(true),
    close: () => setChoosing(false),
    insert(ready) {
      const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
      flushSync(() => {
        write(`${text.slice(0, selectionStart)}${ready}${text.slice(selectionEnd)}`)
        setChoosing(false)
      })
      field.current?.focus()
    },
  }
}
