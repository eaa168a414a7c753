import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { BrandStyle } from '#web/brand/brand-style.ts'
import { brandCssContext, failedContext, nonceContext } from '#web/page-context.server.ts'

export { followDisplay } from '#web/display/follow-display.ts'
export { offlineHtml } from '#web/install/offline-html.tsx'
export {
  addressContext,
  agencyContext,
  brandCssContext,
  failedContext,
  nonceContext,
  staffContext,
  visitorContext,
  widerPolicyContext,
} from '#web/page-context.server.ts'

export const streamTimeout = 5000

/** What broke while a page was made; whoever has gone away in the meantime misses nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !context.get(failedContext)(error)) console.error(error)
}

/** Renders a page to a stream: travellers get the shell at once, robots the whole page. */
// the router calls it with these five
// oxlint-disable-next-line max-params
export default function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const style = { css: context.get(brandCssContext), nonce }
  const waitsForAll = isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let answered = status
    function send() {
      const body = new PassThrough()
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <BrandStyle value={style}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </BrandStyle>,
      {
        nonce,
        // what is drawn stands where it belongs; larger parts would be sent after the page, and moved in by a script
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(waitsForAll ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          answered = 500
          console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
