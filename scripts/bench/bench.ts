import { readArguments, runCommand, withProduct } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'

/** Measures without the product. */
const alone = {
  api: async () => (await import('./benchApi.ts')).benchApi(),
  engine: async () => (await import('./benchEngine.ts')).benchEngine(),
}

/** Measures pages or calls of the product at this port. */
const onProduct = {
  publishing: async (_port: number, stop: AbortSignal) =>
    (await import('./benchPublishing.ts')).benchPublishing(stop),
  starts: async (_port: number, stop: AbortSignal) =>
    (await import('./benchColdStarts.ts')).benchColdStarts(stop),
  clicks: async (port: number, stop: AbortSignal) =>
    (await import('./benchClicks.ts')).benchClicks(port, stop),
  interactions: async (port: number, stop: AbortSignal) =>
    (await import('./benchInteractions.ts')).benchInteractions(port, stop),
}

/** Measures pages of the product at this port: those named, or all. */
const onPages = {
  lighthouse: async (port: number, stop: AbortSignal, names: readonly string[]) =>
    (await import('./benchLighthouse.ts')).benchLighthouse(port, stop, names),
  screens: async (port: number, stop: AbortSignal, names: readonly string[]) =>
    (await import('./benchScreens.ts')).benchScreens(port, stop, names),
}

/** Prints the table of a part; an evening prints its own, and fails where something got lost. */
async function bench(args: string[], stop: AbortSignal): Promise<number> {
  const { values, positionals } = readArguments('bench', args)
  const [part = 'lighthouse', ...others] = positionals
  const port = values.port === undefined ? undefined : parsePort(values.port)
  if (Object.hasOwn(alone, part) && others.length === 0) {
    console.table(await alone[part as keyof typeof alone]())
    return 0
  }
  if (part === 'evening') {
    const { installGauges } = await import('./evening/gauges.ts')
    await using gauges = await installGauges()
    const evening = async (page: number) => {
      const { benchEvening, eveningOf } = await import('./evening/benchEvening.ts')
      return benchEvening(page, eveningOf(Number(values.teams)), gauges, stop)
    }
    const faults = await withProduct(evening, stop, port)
    for (const fault of faults) console.log(`✗ ${fault}`)
    return faults.length === 0 ? 0 : 1
  }
  if (Object.hasOwn(onPages, part)) {
    const visit = onPages[part as keyof typeof onPages]
    console.table(await withProduct(page => visit(page, stop, others), stop, port))
    return 0
  }
  if (!Object.hasOwn(onProduct, part) || others.length > 0) throw new Problem(commandTable.bench.usage)
  const measure = onProduct[part as keyof typeof onProduct]
  console.table(await withProduct(page => measure(page, stop), stop, port))
  return 0
}

await runCommand(bench)
