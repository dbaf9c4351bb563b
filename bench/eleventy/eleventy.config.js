/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  config.setUseGitIgnore(false);
  config.addFilter('graph', toGraph);
  return { dir: { input: 'pages', includes: '../_includes', data: '../_data' } };
}

function toGraph({ title, description, faq }, url) {
  const graph = [
    { '@type': 'WebPage', '@id': url, url, name: title, description },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bench.example/' },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
