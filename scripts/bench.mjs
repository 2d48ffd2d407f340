import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/bench/bench.ts')
