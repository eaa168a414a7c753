import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

interface Typed {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly write: (text: string) => void
}

interface MacroInsert {
  readonly isChoosing: boolean
  readonly choose: () => void
  readonly close: () => void
  /** where the caret was */
  readonly insert: (ready: string) => void
}

/** A saved answer put into what is written; the caret is there afterwards. */
export function useMacroInsert({ field, text, write }: Typed): MacroInsert {
  const [isChoosing, setChoosing] = useState(false)
  return {
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
