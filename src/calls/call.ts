import * as z from 'zod/mini'

/** `out: 'file'` sends bytes (PDF, HTML, image), everything else JSON under `data`. */
export interface CallParts {
  readonly summary: string
  /** `user` must be signed in (401); `staff` are the desk's own people, known by another cookie */
  readonly who: 'guest' | 'user' | 'staff'
  /** what of the desk's permissions it needs (`src/desk/permissions.ts`) */
  readonly permission?: string
  /** asked by a clock, not by a person: keeps no session of the desk awake */
  readonly background?: true
  readonly kind?: 'json' | 'form' | 'multipart'
  /** the file of a `multipart` call, posted as `file` */
  readonly file?: FileRule
  readonly out?: 'json' | 'file' | 'bare'
  /** moves money or seats: requires `Idempotency-Key`; the first response is stored */
  readonly once?: true
  /** cross-site posts allowed (return from the bank); its input is not trusted */
  readonly fromAnywhere?: true
  /** large and frequent: the response is not validated */
  readonly trusted?: true
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer?: z.ZodMiniType
}

export interface FileRule {
  readonly mostBytes: number
  readonly tooLarge: string
}

/** Structural type: calls do not depend on the browser. */
interface PostedFile {
  readonly size: number
  readonly type: string
}

export type Line = `${'GET' | 'POST' | 'DELETE'} /${string}`

export type Call<L extends Line = Line, P extends CallParts = CallParts> = P & { readonly line: L }

/** Method and exact path (`{id}` is a parameter) with schemas.
 * Used by the server's checks, the browser's types and the OpenAPI page. */
export function call<const L extends Line, const P extends CallParts>(line: L, parts: P): Call<L, P> {
  return { line, ...parts }
}

type InputPart<P, K extends keyof CallParts> = K extends keyof P
  ? P[K] extends z.ZodMiniType
    ? { readonly [key in K]: z.input<P[K]> }
    : unknown
  : unknown
type OutputPart<P, K extends keyof CallParts> = K extends keyof P
  ? P[K] extends z.ZodMiniType
    ? z.output<P[K]>
    : undefined
  : undefined

export type InputOf<C extends Call> = InputPart<C, 'params'> &
  InputPart<C, 'query'> &
  InputPart<C, 'body'> &
  /** `null` for a form without a file */
  (C['kind'] extends 'multipart' ? { readonly file?: PostedFile | null } : unknown)
export interface CheckedOf<C extends Call> {
  readonly params: OutputPart<C, 'params'>
  readonly query: OutputPart<C, 'query'>
  readonly body: OutputPart<C, 'body'>
}
export type ResponseOf<C extends Call> = C extends { answer: infer A extends z.ZodMiniType }
  ? z.output<A>
  : undefined

/** Body of every error (§7). */
export interface Refused {
  readonly meta: {
    readonly errors: readonly { readonly property?: string; readonly errors: readonly string[] }[]
    readonly code: string
    readonly requestId: string
  }
}
