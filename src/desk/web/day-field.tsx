import type { ComponentProps } from 'react'
import { dayLike } from '#desk/day-in-field.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'hint' | 'error' | 'defaultValue' | 'required'
>

/** A Jalali day, typed. */
export function DayField(props: Props) {
  return <TextField {...props} ltr autoComplete="off" placeholder={dayLike} />
}
