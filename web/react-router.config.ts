import type { Config } from '@react-router/dev/config'
import { prerenderedAddresses } from './plugin/pageHeads.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedAddresses,
  // A loader apart would be one request more, and loads nothing earlier: its page is asked for at the same time.
  splitRouteModules: false,
} satisfies Config
