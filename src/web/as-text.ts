import { useMemo } from 'react'

declare const value: unique symbol

/** A value as JSON in which quotes and tildes have changed places. */
export type AsText<Value> = string & { readonly [value]: Value }

/** For long lists of loaders: the router numbers every part of them, which the wire presses to three times as many bytes. */
export function asText<Value>(given: Value): AsText<Value> {
  return exchanged(JSON.stringify(given)) as AsText<Value>
}

export function read<Value>(text: AsText<Value>): Value {
  return JSON.parse(exchanged(text)) as Value
}

export function useRead<Value>(text: AsText<Value> | undefined): Value | undefined {
  return useMemo(() => (text === undefined ? undefined : read(text)), [text])
}

/** Within a script of the page a quote would be four signs; JSON has no NUL of its own. */
function exchanged(text: string): string {
  return text.replaceAll('~', '\0').replaceAll('"', '~').replaceAll('\0', '"')
}
