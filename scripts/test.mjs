import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/test/test.ts')
