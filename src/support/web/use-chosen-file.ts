import { useRef, useState } from 'react'
import { attachable } from '#support/web/attachable.ts'
import { newId } from '#support/web/draft.ts'

export interface ChosenFile {
  /** of the message it is sent with */
  readonly id: string
  readonly file: File
  readonly isPicture: boolean
}

/** It stays until it is sent or taken back; sent again with the same words it is the same message. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [fault, setFault] = useState<string>()
  const latest = useRef<File>(undefined)
  return {
    chosen,
    fault,
    async choose(file: File) {
      latest.current = file
      const looked = await attachable(file)
      if (latest.current !== file) return
      setFault('says' in looked ? looked.says : undefined)
      setChosen('says' in looked ? undefined : { id: newId(), ...looked })
    },
    drop() {
      latest.current = undefined
      setFault(undefined)
      setChosen(undefined)
    },
    /** With other words it is another message. */
    renew: () => setChosen((file) => file && { ...file, id: newId() }),
  }
}
