import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { drawn, type Paper, type Template } from '#papers/server/paper.ts'

const templates = new URL('templates/', import.meta.url)
/** Vazirmatn with a copyable half-space: tools/font/keep-half-space.py */
const fonts = new URL('font/', import.meta.url)
const faces = ['Regular', 'Bold']

export async function openTypst(packageName: string): Promise<((paper: Paper) => Uint8Array) | null> {
  const Compiler = await compilerOf(packageName)
  if (!Compiler) return null
  const fontBlobs = faces.map((face) => readFileSync(new URL(`Vazirmatn-${face}.ttf`, fonts)))
  const compiler = Compiler.create({ workspace: fileURLToPath(templates), fontArgs: [{ fontBlobs }] })
  const texts: Readonly<Record<Template, string>> = {
    ticket: textOf('ticket'),
    receipt: textOf('receipt'),
    claim: textOf('claim'),
    evidence: textOf('evidence'),
    policy: textOf('policy'),
    voucher: textOf('voucher'),
    'tour-voucher': textOf('tour-voucher'),
    'experience-voucher': textOf('experience-voucher'),
  }
  return (paper) => {
    const inputs = { paper: JSON.stringify(drawn(paper)) }
    const pdf = set(compiler, { mainFileContent: texts[paper.template], inputs })
    compiler.evictCache(10)
    return pdf
  }
}

function textOf(template: Template): string {
  return readFileSync(new URL(`${template}.typ`, templates), 'utf8')
}

async function compilerOf(packageName: string): Promise<typeof NodeCompiler | null> {
  try {
    const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = await import(packageName)
    return typst.NodeCompiler
  } catch {
    return null
  }
}

/** Compiles first: `pdf()` alone throws without diagnostics. */
function set(
  compiler: NodeCompiler,
  document: { mainFileContent: string; inputs: Record<string, string> },
): Uint8Array {
  const outcome = compiler.compile(document)
  if (!outcome.result) {
    const diagnostics = outcome.takeDiagnostics()
    throw new Error(diagnostics ? JSON.stringify(compiler.fetchDiagnostics(diagnostics)) : 'no diagnostics')
  }
  return compiler.pdf(outcome.result, { pdfStandard: 'ua-1' })
}
