import type { FastifyInstance } from 'fastify'
import type { AppSettings } from '#server/app-settings.ts'
import type { Sites } from '#server/sites.ts'

type Apps = Pick<AppSettings, 'androidCertificates' | 'appleTeam'>

/** Returns from banks and Google must stay in the browser where they began. */
const elsewhere = ['/api/*', '/payment/*', '/visa/payment/*', '/confirm/*', '/login/*'] as const

/** Digital Asset Links (Android) and associated domains (iOS): which apps open our links. 404 where there is no app. */
export function serveAppLinks(app: FastifyInstance, sites: Sites, apps: Apps): void {
  const { androidCertificates, appleTeam } = apps
  const android = (appId: string) =>
    androidCertificates.length === 0 ? undefined : androidLinks(appId, androidCertificates)
  const apple = (appId: string) => (appleTeam === undefined ? undefined : appleLinks(`${appleTeam}.${appId}`))
  for (const [path, linksOf] of [
    ['/.well-known/assetlinks.json', android],
    ['/.well-known/apple-app-site-association', apple],
  ] as const)
    app.get(path, (request, reply) => {
      const links = linksOf(sites.atHost(request.host).brand.appId)
      reply.header('vary', 'host')
      return links === undefined
        ? reply.code(404).type('text/plain; charset=utf-8').send('no app')
        : reply.header('cache-control', 'public, max-age=3600').type('application/json').send(links)
    })
}

function androidLinks(appId: string, certificates: readonly string[]): string {
  const target = {
    namespace: 'android_app',
    package_name: appId,
    sha256_cert_fingerprints: certificates,
  }
  return JSON.stringify([{ relation: ['delegate_permission/common.handle_all_urls'], target }])
}

function appleLinks(app: string): string {
  const components = [...elsewhere.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
  return JSON.stringify({
    applinks: { details: [{ appIDs: [app], components }] },
    webcredentials: { apps: [app] },
  })
}
