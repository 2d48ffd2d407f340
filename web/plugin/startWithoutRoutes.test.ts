import { expect, test } from 'vitest'
import { withSettledRoutes } from './pageScripts.ts'

const page = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "data:text/javascript,throw new Error('broken')";
  window.__reactRouterRouteModules = {"root":route0,"../features/x/XPage":route1};

import("/assets/entry.client-1.js");</script>`

test('the entry of a page runs after each of its routes has been tried, whether it could be imported or not', () => {
  const started = withSettledRoutes(page)
  expect(started).not.toContain('import *')
  expect(started).toMatch(
    /^<script type="module" async="">import "\/assets\/manifest-1\.js";\s+const modules=window\.__reactRouterRouteModules=\{\};await Promise\.allSettled\(\[\["root",\(\)=>import\("\/assets\/root-1\.js"\)\],\["\.\.\/features\/x\/XPage",.*\n\nimport\("\/assets\/entry\.client-1\.js"\);<\/script>$/s,
  )
})

test('the build fails where the pages are no longer written as they were', () => {
  expect(() => withSettledRoutes('<script>import("/assets/entry.client-1.js")</script>')).toThrow(
    /React Router/,
  )
})
