import { type LoaderFunctionArgs, redirect } from 'react-router'

/** §2: the login opens over the site's root; a remembered path goes along. */
export function loader({ request }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get('next')
  return redirect(next === null ? '/?login=1' : `/?${new URLSearchParams({ next })}`)
}
