declare module 'virtual:words/*' {
  const patterns: Record<string, import('@fluent/bundle').FluentResource['body'][number]['value']>
  export default patterns
}
