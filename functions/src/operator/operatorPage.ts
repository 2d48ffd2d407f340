import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { languages } from '@upper-bracket/shared/profile/profile'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { operatorContent } from './operatorContent.ts'

const caching = {
  found: 'public, max-age=0, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=60',
} as const

/** Serves the content of the operator's pages at `/api/operator/{page}/{language}` (see `OperatorView`). */
export const operatorPage = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const [, , , name, read, ...rest] = request.path.split('/')
    const page = operatorPages.find(each => each === name)
    const language = languages.find(each => each === read)
    if (page === undefined || language === undefined || rest.length > 0) {
      response.status(404).set('cache-control', caching.missing).end()
      return
    }
    try {
      response.set('cache-control', caching.found).json(await operatorContent(page, language))
    } catch (thrown) {
      logs.pageFailed(page, thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)
