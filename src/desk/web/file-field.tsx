import './file-field.css'
import { useState } from 'react'
import { Field, type FieldWords } from '#web/ui/fields/field.tsx'

interface Props extends Pick<FieldWords, 'label' | 'hint' | 'error'> {
  readonly name: string
  readonly accept: string
}

/** One file, in our own words: a browser's are in its own language. */
export function FileField({ name, accept, ...words }: Props) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Field {...words}>
      {(tie) => (
        <>
          <input
            {...tie}
            className="only-spoken"
            type="file"
            name={name}
            accept={accept}
            required
            onChange={({ target }) => setChosen(target.files?.[0]?.name)}
          />
          <label className="desk-file" htmlFor={tie.id}>
            <b>{chosen === undefined ? 'انتخاب فایل' : 'فایل دیگر'}</b>
            <bdi>{chosen ?? 'هنوز فایلی انتخاب نشده است'}</bdi>
          </label>
        </>
      )}
    </Field>
  )
}
