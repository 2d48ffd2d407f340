import type { Plugin } from 'vite'

/** Modules of React Router, and in what this application's pages, which are static and load no data, need of them. */
const replacements: Readonly<Record<string, string>> = {
  'dom/ssr/single-fetch': `
    export const decodeViaTurboStream = async () => ({ value: {} })
    export const getTurboStreamSingleFetchDataStrategy = () => undefined`,
  'dom/ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false
    export const useFogOFWarDiscovery = () => {}
    export const getPatchRoutesOnNavigationFunction = () => undefined`,
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined`,
}

/** Leaves out of the scripts what React Router asks a server for, which nothing answers here (5 KiB). */
export function withoutServer(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'upper-bracket-without-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, module = ''] = /react-router\/dist\/production\/lib\/(.*)\.js$/.exec(id) ?? []
      const replacement = replacements[module]
      if (replacement === undefined) return null
      replaced.add(module)
      const names = (/^export \{(.*)\};$/m.exec(code)?.[1] ?? '').split(',').map(name => name.trim())
      const others = names.filter(name => !replacement.includes(` ${name} =`))
      return {
        code: `${replacement}\n${others.map(name => `export const ${name} = undefined`).join('\n')}`,
        map: { mappings: '' },
      }
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter(module => !replaced.has(module))
      if (error === undefined && missing.length > 0)
        this.error(`React Router has no ${missing.join(', ')} any more: see web/plugin/withoutServer.ts`)
    },
  }
}
