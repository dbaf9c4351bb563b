export const news = Array.from({ length: 30 }, (_, index) => ({
  slug: `day-${index + 1}`,
  title: `Day ${index + 1}`,
  text: `On day ${index + 1} the counter opens at nine.`,
}));
