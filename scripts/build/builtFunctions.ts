import { join } from 'node:path'
import { buildFunctions } from '../../functions/build.ts'
import { cacheFolder } from '../folders.ts'
import { cachedBuild } from './cachedBuild.ts'
import { digestOf } from './digestOf.ts'

/** The sources of the functions, and what else decides how they are built. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'functions/{build.ts,package.json,tsconfig.json}',
  'functions/src/**/*.*',
  'shared/package.json',
  'shared/src/**/*.*',
  'web/src/locales/**/*.*',
]

/** Returns a folder with the built functions, which are built unless their sources are unchanged. */
export function builtFunctions(): Promise<string> {
  return cachedBuild(join(cacheFolder, 'builds', 'functions'), () => digestOf(sources), buildFunctions)
}
