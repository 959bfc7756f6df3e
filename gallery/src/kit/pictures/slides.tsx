import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/carousel/styles.layer.css';
import { Carousel, type CarouselProps } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Children, type ReactNode } from 'react';
import styles from './slides.module.css';

interface SlidesProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Visible slides by minimum viewport width: `xs` is 576 pixels, `sm` 768, `md` 992, `lg` 1200. */
  perView?: { base: number; xs?: number; sm?: number; md?: number; lg?: number };
  /** Gap between slides in CSS pixels. */
  gap?: number;
  withIndicators?: boolean;
  withControls?: boolean;
  /** Continues with the first slide after the last. */
  loop?: boolean;
  getEmblaApi?: CarouselProps['getEmblaApi'];
  children: ReactNode;
}

/** Mantine's carousel in the product's style. Each child is a slide. */
export function Slides({
  label,
  perView = { base: 1 },
  gap = 16,
  withIndicators = false,
  withControls = true,
  loop = false,
  getEmblaApi,
  children,
}: SlidesProps) {
  const isStill = useReducedMotion();
  const slideSize = Object.fromEntries(
    Object.entries(perView).map(([width, count]) => [width, `${100 / count}%`]),
  );
  return (
    <Carousel
      aria-label={label}
      slideSize={slideSize}
      slideGap={gap}
      withIndicators={withIndicators}
      withControls={withControls}
      controlSize={44}
      getEmblaApi={getEmblaApi}
      emblaOptions={{ loop, align: 'start', duration: isStill ? 0 : 20 }}
      nextControlProps={{ 'aria-label': `Next of ${label}` }}
      previousControlProps={{ 'aria-label': `Previous of ${label}` }}
      nextControlIcon={<IconChevronRight className="mirrored" size={22} stroke={1.75} />}
      previousControlIcon={<IconChevronLeft className="mirrored" size={22} stroke={1.75} />}
      getIndicatorProps={(index) => ({ 'aria-label': `${label}, ${index + 1}` })}
      classNames={styles}
    >
      {Children.map(children, (child) => (
        <Carousel.Slide>{child}</Carousel.Slide>
      ))}
    </Carousel>
  );
}
