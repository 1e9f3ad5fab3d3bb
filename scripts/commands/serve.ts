// Runs the built server without installing or building first, for service managers.

// React reads NODE_ENV once, when it is loaded, and its development build is several times slower.
process.env.NODE_ENV = 'production'
const [{ main }, { explainStartError }] = await Promise.all([
  import('#server/main.ts'),
  import('#server/explain-start-error.ts'),
])

try {
  await main(process.env, (line) => console.log(line))
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
