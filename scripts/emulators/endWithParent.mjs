/**
 * Loaded before a program of Node that is started with a channel (by `--import`): it ends when the process that
 * started it is gone, however that one ended.
 */
if (process.channel) {
  process.on('disconnect', () => process.exit())
  process.channel.unref()
}
