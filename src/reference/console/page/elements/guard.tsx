import { Component, type ComponentChildren } from 'preact';
import { texts } from '../texts/texts.ts';

interface GuardProps {
  of: unknown;
  as: 'li' | 'section';
  children: ComponentChildren;
}

interface GuardState {
  of?: unknown;
  isBroken?: boolean;
}

/** Shows a short text in place of children that cannot be rendered. When `of` changes, it tries to render the children again. */
export class Guard extends Component<GuardProps, GuardState> {
  static override getDerivedStateFromError = (): GuardState => ({ isBroken: true });
  static override getDerivedStateFromProps = ({ of }: GuardProps, state: GuardState): GuardState | null =>
    state.of === of ? null : { of, isBroken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { as: Box, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Box>
        <p class="empty" role="alert">
          {texts.page.broken}
        </p>
      </Box>
    );
  }
}
