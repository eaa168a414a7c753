/** A manifest of Kubernetes, as far as it is looked at. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly namespace?: string }
  readonly spec?: Fields
}

type Fields = Readonly<Record<string, unknown>>

/** What each kind must say, by its path; a value where only that one will do. */
const wanted: Readonly<Record<string, readonly (readonly [string, unknown?])[]>> = {
  'v1 Namespace': [],
  'v1 Service': [['spec.selector.app'], ['spec.ports.0.targetPort', 'http']],
  'policy/v1 PodDisruptionBudget': [['spec.minAvailable', 1], ['spec.selector.matchLabels.app']],
  'networking.k8s.io/v1 Ingress': [
    ['spec.tls.0.hosts.0'],
    ['spec.rules.0.http.paths.0.backend.service.name', 'parastoo'],
  ],
  'apps/v1 Deployment': [
    ['spec.replicas', 2],
    ['spec.selector.matchLabels.app'],
    ['spec.template.metadata.labels.app'],
    ['spec.template.spec.automountServiceAccountToken', false],
    ['spec.template.spec.terminationGracePeriodSeconds', 60],
    ['spec.template.spec.securityContext.runAsNonRoot', true],
    ['spec.template.spec.securityContext.seccompProfile.type', 'RuntimeDefault'],
    ['spec.template.spec.containers.0.startupProbe.httpGet.path'],
    ['spec.template.spec.containers.0.livenessProbe.httpGet.path'],
    ['spec.template.spec.containers.0.resources.requests.memory'],
    ['spec.template.spec.containers.0.resources.limits.memory'],
    ['spec.template.spec.containers.0.securityContext.allowPrivilegeEscalation', false],
    ['spec.template.spec.containers.0.securityContext.readOnlyRootFilesystem', true],
    ['spec.template.spec.containers.0.securityContext.capabilities.drop.0', 'ALL'],
  ],
  'postgresql.cnpg.io/v1 Cluster': [
    ['spec.instances', 3],
    ['spec.postgresql.synchronous.method', 'any'],
    ['spec.postgresql.synchronous.number', 1],
    ['spec.postgresql.synchronous.dataDurability', 'required'],
    ['spec.bootstrap.initdb.database', 'parastoo'],
    ['spec.bootstrap.initdb.owner', 'parastoo'],
    ['spec.bootstrap.initdb.dataChecksums', true],
    ['spec.managed.roles.0.name', 'parastoo_server'],
    ['spec.managed.roles.0.superuser', false],
    ['spec.storage.size'],
  ],
}

/** What is missing or other than it must be, and selectors that select nobody. */
export function faultsOfManifest(manifest: Manifest, all: readonly Manifest[]): readonly string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`
  const name = `${manifest.kind} ${manifest.metadata.name}`
  const rules = wanted[kind]
  if (rules === undefined) return [`${name}: nobody knows a ${kind}`]
  const faults = rules.flatMap(([place, value]) => {
    const found = at(manifest, place)
    if (found === undefined) return [`${name}: ${place} is missing`]
    return value === undefined || found === value
      ? []
      : [`${name}: ${place} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`]
  })
  const selected = at(manifest, 'spec.selector.app') ?? at(manifest, 'spec.selector.matchLabels.app')
  const labels = all.map((other) => at(other, 'spec.template.metadata.labels.app'))
  if (selected !== undefined && !labels.includes(selected))
    faults.push(`${name}: nobody is ${JSON.stringify(selected)}`)
  if (manifest.kind !== 'Namespace' && manifest.metadata.namespace !== 'parastoo')
    faults.push(`${name}: no namespace`)
  return faults
}

/** The settings that it gives by name. */
export function environmentOf(manifest: Manifest): readonly string[] {
  const given = at(manifest, 'spec.template.spec.containers.0.env')
  return Array.isArray(given) ? given.map(({ name }: { readonly name: string }) => name) : []
}

function at(manifest: Manifest, place: string): unknown {
  return place.split('.').reduce<unknown>((inside, key) => (inside as Fields | undefined)?.[key], manifest)
}
