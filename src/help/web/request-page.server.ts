import type { LoaderFunctionArgs } from 'react-router'
import { writerIn } from '#help/web/writer.server.ts'

/** As in the message of it; whoever is signed in is not asked for the mobile again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const number = /^\d{1,12}$/.exec(new URL(request.url).searchParams.get('number') ?? '')?.[0] ?? ''
  return { number, mobile: (await writerIn(context)).mobile }
}
